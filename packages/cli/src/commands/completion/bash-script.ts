import type { Completions } from './completions.ts';

/** The completion script for bash: `source <(postkit completion bash)`. */
export function bashScript({ first, groups, flags }: Completions): string {
  const choices = flags.flatMap(({ words, flags: own }) =>
    own
      .filter((flag) => flag.choices.length > 0)
      .map((flag) => `    '${[...words, flag.word].join(' ')}') words='${flag.choices.join(' ')}' ;;`),
  );
  const names = new Set(groups.map(({ name }) => name));
  const flagLines = flags.map(
    ({ words, flags: own }) =>
      `    '${words.join(' ')}') words='${own.map(({ word }) => word).join(' ')}' ;;`,
  );
  const groupLines = groups.map(
    ({ name, commands }) => `      ${name}) words='${commands.map(({ word }) => word).join(' ')}' ;;`,
  );
  return `# Completion of postkit for bash. Add to ~/.bashrc: source <(postkit completion bash)
_postkit() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} words=''
  case $command in
    ${[...names].join('|')}) [[ \${COMP_WORDS[2]} == -* ]] || command="$command \${COMP_WORDS[2]}" ;;
  esac
  if ((COMP_CWORD == 1)); then
    words='${first.map(({ word }) => word).join(' ')}'
  elif ((COMP_CWORD == 2)) && [[ $command == *' '* ]]; then
    case \${COMP_WORDS[1]} in
${groupLines.join('\n')}
    esac
  elif [[ $current == -* ]]; then
    case $command in
${flagLines.join('\n')}
    esac
  else
    case "$command $previous" in
${choices.join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o bashdefault -o default -F _postkit postkit
`;
}
