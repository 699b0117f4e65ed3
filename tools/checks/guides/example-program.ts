import type { Entry } from '../../generate/sdk-reference/sdk-pages.mjs';

const HEADS: Readonly<Record<string, readonly string[]>> = {
  '@postkit/sdk': [`import * as sdk from '@postkit/sdk';`, 'const client = sdk.createClient();'],
  '@postkit/sdk/public': [`import * as sdk from '@postkit/sdk/public';`],
  '@postkit/sdk/webhooks': [`import * as sdk from '@postkit/sdk/webhooks';`],
  '@postkit/sdk/words': [`import * as sdk from '@postkit/sdk/words';`],
};

/** The examples of a page as one program: a scope for each, with the functions of the entry point that it names. */
export function exampleProgram(imports: string, entries: readonly Entry[]): string {
  const functions = entries.map(({ call }) => call).filter((call) => !call.includes('.'));
  const examples = entries.flatMap(({ facts }) => facts.doc.examples);
  const lines = examples.flatMap((example) =>
    example.split('\n').filter((line) => line.startsWith('import ')),
  );
  const scopes = examples.map((example) => {
    const code = example.replaceAll(/^import .*\n/gm, '').replaceAll(/^export (?=async function)/gm, '');
    const used = functions.filter((name) => new RegExp(`(?<![.\\w])${name}\\(`).test(code));
    return `{\n${used.length > 0 ? `const { ${used.join(', ')} } = sdk;\n` : ''}${code}\n}`;
  });
  return [...(HEADS[imports] ?? []), ...new Set(lines), ...scopes].join('\n');
}
