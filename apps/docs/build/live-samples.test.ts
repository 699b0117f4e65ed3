import { expect, it } from 'vitest';
import { moduleOf, samplesIn } from './live-samples.ts';

it('samplesIn returns the live fences, and no other', () => {
  expect(
    samplesIn('```ts live\nconsole.log(1);\n```\n```ts\nlet a;\n```\n```html live\n<b></b>\n```\n'),
  ).toEqual(['console.log(1);\n']);
});

it('moduleOf makes a function of a sample, and keeps its imports at the top', () => {
  expect(moduleOf("import { a } from 'b';\n\nconsole.log(a);\n")).toBe(
    "import { a } from 'b';\nexport async function run(console: Pick<Console, 'log'>): Promise<void> {\n\nconsole.log(a);\n}\n",
  );
});
