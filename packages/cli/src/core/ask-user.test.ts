import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askUser } from './ask-user.ts';

function asking({ hidden = false } = {}) {
  const [input, screen] = [new PassThrough(), new PassThrough()];
  let shown = '';
  screen.on('data', (chunk: Buffer) => (shown += chunk.toString()));
  const reply = askUser('Password: ', { hidden, input, screen });
  return { reply, type: (keys: string) => input.write(keys), shown: () => shown };
}

describe('askUser', () => {
  it('returns what the user types', async () => {
    const { reply, type, shown } = asking();
    type('hunter2\r');
    expect(await reply).toBe('hunter2');
    expect(shown()).toContain('hunter2');
  });

  it('does not show a hidden reply', async () => {
    const { reply, type, shown } = asking({ hidden: true });
    await new Promise((resolve) => setTimeout(resolve, 20));
    type('hunter2\r');
    expect(await reply).toBe('hunter2');
    expect(shown()).toContain('Password: ');
    expect(shown()).not.toContain('hunter');
  });

  it.each([
    ['Ctrl+C', '\u0003'],
    ['Ctrl+D', '\u0004'],
  ])('ends the command when the user presses %s', async (_name, key) => {
    const { reply, type } = asking();
    type(key);
    await expect(reply).rejects.toMatchObject({ reason: 'interrupted' });
  });
});
