import { expect, it } from 'vitest';
import { chooseStartArea, startAddress, startArea } from './start-address.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
}

it('opens the audio editor until the user chooses Today, and again after the user chooses Audio', () => {
  const storage = memory();
  expect(startAddress(storage, 'wxyz')).toBe('/wxyz/audio-editor');
  chooseStartArea(storage, 'today');
  expect([startArea(storage), startAddress(storage, 'wxyz')]).toEqual(['today', '/wxyz/today']);
  chooseStartArea(storage, 'audio');
  expect([startArea(storage), startAddress(storage, 'wxyz')]).toEqual(['audio', '/wxyz/audio-editor']);
});
