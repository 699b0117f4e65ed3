import { readCommandFacts } from '../../command-facts.ts';
import { commands } from '../../commands.ts';
import { globalOptions } from '../../core/global-options.ts';

export interface Choice {
  readonly word: string;
  readonly description: string;
}

export interface Flag extends Choice {
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

export interface Completions {
  /** Words after `postkit`. */
  readonly first: readonly Choice[];
  /** Words after a group. */
  readonly groups: readonly { readonly name: string; readonly commands: readonly Choice[] }[];
  /** Flags of a command, with the global ones. */
  readonly flags: readonly { readonly words: readonly string[]; readonly flags: readonly Flag[] }[];
}

/** Words and flags that a shell completes. */
export async function readCompletions(): Promise<Completions> {
  const globals = globalOptions.map(([flags, description]): Flag => {
    const [word = '', value] = flags.split(' ');
    return { word, description, takesValue: value !== undefined, choices: [] };
  });
  const facts = await readCommandFacts(commands);
  return {
    first: commands.map(({ name, summary }) => ({ word: name, description: summary })),
    groups: commands.flatMap((entry) =>
      'commands' in entry
        ? [
            {
              name: entry.name,
              commands: entry.commands.map(({ name, summary }) => ({ word: name, description: summary })),
            },
          ]
        : [],
    ),
    flags: facts.flatMap(({ words, options }) => {
      const own = options.map(({ long, description, takesValue, choices }): Flag => ({
        word: long,
        description,
        takesValue,
        choices,
      }));
      const flags = [...own, ...globals];
      // The name of a default command may be left out.
      return isDefault(words)
        ? [
            { words, flags },
            { words: words.slice(0, -1), flags },
          ]
        : [{ words, flags }];
    }),
  };
}

function isDefault([group, name]: readonly string[]): boolean {
  const entry = commands.find((each) => each.name === group);
  return (
    entry !== undefined &&
    'commands' in entry &&
    entry.commands.some((command) => command.name === name && command.isDefault)
  );
}
