# Completes at a terminal by the script for zsh. Usage: zsh -f completion.zsh _JOINERY JOINERY.bash BINARY_DIR
zmodload zsh/zpty || exit 2
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
mkdir -p $work/{zsh/site-functions,bash-completion/completions,here} && touch $work/here/my.lua || exit 2
cp $1 $work/zsh/site-functions/_joinery && cp $2 $work/bash-completion/completions/joinery || exit 2
cat >$work/begin <<END
PATH=${3:A}:\$PATH HOME=$work PS1= fpath=($work/zsh/site-functions \$fpath)
autoload -U compinit && compinit -u -D && cd $work/here
# says what it was asked, but for the table that the completion asks for
joinery() { if [[ \$1 == table ]]; then command joinery "\$@"; else print -r -- "<\$*>"; fi; }
END
zpty shell zsh -f -i
zpty -w shell "source $work/begin; joinery ready"
zpty -r shell answer '*<ready>*'
failed=0

# completes LINE WANTED: Tab makes the other line of it.
completes() {
  zpty -w -n shell "joinery $1"$'\t\n'
  zpty -r shell answer '*<*>*'
  [[ $answer == *"<$2>"* ]] || { print -r -- "joinery $1: no $2 in $answer"; failed=1; }
}

completes 'che' 'check'
completes 'check nump' 'check numpy'
completes 'check my' 'check my.lua'
completes 'check jax --den' 'check jax --deny'
completes 'check jax --deny rounds,dr' 'check jax --deny rounds,drops'
completes 'graph jax --format sv' 'graph jax --format svg'
completes 'graph jax --format=sv' 'graph jax --format=svg'
completes 'explain jax bf' 'explain jax bf16'
completes 'place jax f8_e4m3b' 'place jax f8_e4m3b11fnuz'
zpty -d shell
exit $failed
