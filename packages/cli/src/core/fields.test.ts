import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runPostkit, temporaryHome } from '../testing/run-postkit.ts';

const create = ['shows', 'create'];
const url = 'http://127.0.0.1:9';

describe('readFields', () => {
  it('names a file that cannot be read', async () => {
    await using home = await temporaryHome();
    const path = join(home.path, 'missing.yaml');
    const result = await runPostkit([...create, '--file', path], { url });
    expect(result).toMatchObject({ code: 2, err: `The file ${path} cannot be read.\n` });
  });

  it.each([
    ['- title', 'has no fields.'],
    ['', 'has no fields.'],
    ['title: "Tide', 'is not YAML or JSON.'],
  ])('refuses the document %j from a file and from standard input', async (text, message) => {
    await using home = await temporaryHome();
    const path = join(home.path, 'show.yaml');
    await writeFile(path, text);
    expect(await runPostkit([...create, '--file', path], { url })).toMatchObject({
      code: 2,
      err: `${path} ${message}\n`,
    });
    const read = await runPostkit([...create, '--file', '-'], { url, input: text });
    expect(read).toMatchObject({ code: 2, err: `Standard input ${message}\n` });
  });

  it.each(['title', '=Tide', 'a title=Tide'])('refuses --set %s', async (flag) => {
    const message = `--set ${flag}: pass a field and a value, such as title=Breakfast.\n`;
    expect(await runPostkit([...create, '--set', flag], { url })).toMatchObject({ code: 2, err: message });
  });
});
