import { stripTypeScriptTypes } from 'node:module';
import { compileFunction } from 'node:vm';
import * as sdk from '@postkit/sdk';
import * as publicSdk from '@postkit/sdk/public';
import * as schema from '@postkit/sdk/schema';
import * as webhooks from '@postkit/sdk/webhooks';
import * as words from '@postkit/sdk/words';

/** Names that an example uses as its page or program would have them. */
export type ExampleWorld = Readonly<Record<string, unknown>>;

/** Runs an example of the reference as an async function, with the exports of its entry and its imports in scope. */
export async function runExample(example: string, world: ExampleWorld): Promise<void> {
  const code = stripTypeScriptTypes(
    example.replaceAll(/^import .*\n/gm, '').replaceAll(/^export (?=async function)/gm, ''),
  );
  const names: ExampleWorld = { ...schema, ...webhooks, ...words, ...publicSdk, ...sdk, ...world };
  const used = Object.keys(names).filter((name) => new RegExp(`(?<![.\\w])${name}\\b`).test(code));
  const run = compileFunction(`return (async () => {${code}\n})();`, used);
  await run(...used.map((name) => names[name]));
}
