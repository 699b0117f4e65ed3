import type { Choice, Completions, Flag } from './completions.ts';

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const described = ({ word, description }: Choice) =>
  quoted(`${word}:${description.replaceAll(':', String.raw`\:`)}`);
const list = (choices: readonly Choice[]) => choices.map(described).join(' ');

function valuesOf(words: readonly string[], flags: readonly Flag[]): string[] {
  return flags
    .filter(({ choices }) => choices.length > 0)
    .map(({ word, choices }) => `    ${quoted([...words, word].join(' '))}) items=(${choices.join(' ')}) ;;`);
}

/** The completion script for zsh: save it as `_postkit` in a folder of `fpath`. */
export function zshScript({ first, groups, flags }: Completions): string {
  return `#compdef postkit
# Completion of postkit for zsh. Save as _postkit in a folder of $fpath, or add to ~/.zshrc: source <(postkit completion zsh)
_postkit() {
  local -a items
  local command=$words[2]
  case $command in
    ${groups.map(({ name }) => name).join('|')}) [[ $words[3] == -* ]] || command="$command $words[3]" ;;
  esac
  if ((CURRENT == 2)); then
    items=(${list(first)})
  elif ((CURRENT == 3)) && [[ $command == *' '* ]]; then
    case $words[2] in
${groups.map(({ name, commands }) => `      ${name}) items=(${list(commands)}) ;;`).join('\n')}
    esac
  elif [[ $words[CURRENT] == -* ]]; then
    case $command in
${flags.map(({ words, flags: own }) => `    ${quoted(words.join(' '))}) items=(${list(own)}) ;;`).join('\n')}
    esac
  else
    case "$command $words[CURRENT-1]" in
${flags.flatMap(({ words, flags: own }) => valuesOf(words, own)).join('\n')}
    esac
  fi
  if (($#items)); then _describe postkit items; else _files; fi
}
compdef _postkit postkit
`;
}
