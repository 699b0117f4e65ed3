import { describe, expect, it } from 'vitest';
import { splitCredentials } from './split-credentials.ts';

describe('splitCredentials', () => {
  it.each([
    ['http://radio.example:8000/live', 'http://radio.example:8000/live', null],
    ['http://ina:secret@radio.example:8000/live?a=1', 'http://radio.example:8000/live?a=1', 'ina:secret'],
    ['https://ina@radio.example/live', 'https://radio.example/live', 'ina:'],
    ['http://:secret@radio.example/live', 'http://radio.example/live', ':secret'],
    ['http://ina:p%40ss%3Aword@radio.example/live', 'http://radio.example/live', 'ina:p@ss:word'],
    ['http://ina:100%@radio.example/live', 'http://radio.example/live', 'ina:100%'],
    ['', '', null],
  ])('splits %j', (address, url, credentials) => {
    expect(splitCredentials(address)).toEqual({ url, credentials });
  });
});
