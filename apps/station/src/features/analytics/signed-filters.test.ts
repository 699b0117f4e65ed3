import { describe, expect, it } from 'vitest';
import { signedFilters } from './signed-filters.ts';

const origins = { countries: ['DK', 'FI', 'NO', 'SE'], platforms: ['AntennaPod', 'Castro', 'Overcast'] };
const signed = (countries: string[], platforms: string[]) =>
  signedFilters({ stationId: 1, firstDay: 1, lastDay: 9, shows: [], countries, platforms }, origins).map(
    ({ sign, filter }) => [sign, filter.countries.join(' '), filter.platforms.join(' ')],
  );

describe('signedFilters', () => {
  it('keeps lists of at most half the names, and of unknown ones', () => {
    expect(signed([], [])).toEqual([[1, '', '']]);
    expect(signed(['NO', 'SE'], ['Castro'])).toEqual([[1, 'NO SE', 'Castro']]);
    expect(signed(['XX'], [])).toEqual([[1, 'XX', '']]);
  });

  it('takes the others from all for longer lists', () => {
    expect(signed(['NO', 'SE', 'DK'], [])).toEqual([
      [1, '', ''],
      [-1, 'FI', ''],
    ]);
    expect(signed(['NO', 'SE', 'DK', 'FI', 'XX'], [])).toEqual([[1, '', '']]);
    expect(signed(['NO', 'SE', 'DK'], ['Castro', 'Overcast'])).toEqual([
      [1, '', ''],
      [-1, '', 'AntennaPod'],
      [-1, 'FI', ''],
      [1, 'FI', 'AntennaPod'],
    ]);
  });
});
