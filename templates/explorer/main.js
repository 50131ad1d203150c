/** @type {{ systems: { name: string, title: string | null }[] }} */
const data = JSON.parse(document.getElementById("data")?.textContent || "null");

if (data) {
    const heading = document.createElement("h1");
    heading.textContent = data.systems[0].title || data.systems[0].name;
    document.getElementById("page")?.append(heading);
}
