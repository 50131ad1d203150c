/*
 * A stand-in for Graphviz's dot: reads a graph to its end, and says that two nodes were placed. Where the graph has the
 * word "refuse", it complains instead, more than a pipe holds, and fails.
 */
#include <stdio.h>
#include <string.h>

int main(void) {
    static char graph[1 << 20];
    const size_t length = fread(graph, 1, sizeof graph - 1, stdin);
    graph[length] = '\0';
    if (strstr(graph, "refuse")) {
        for (int i = 0; i < 20000; i++)
            fprintf(stderr, "the graph is refused, line %d\n", i);
        return 3;
    }
    printf("graph 1 2 2\nstop\n");
    return length == 0;
}
