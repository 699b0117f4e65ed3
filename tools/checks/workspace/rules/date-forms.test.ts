import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/small-workspace.ts';
import { dateForms } from './date-forms.mjs';

const kit = 'packages/react-kit/src';
const count = (text: string, file = `${kit}/screens/shows/show.tsx`) =>
  findingsOf(dateForms, { [file]: text }).length;

describe('dateForms', () => {
  it.each([
    'new Date(at).toLocaleDateString()',
    'moment.toLocaleTimeString(locale)',
    'new Date(at).toLocaleString()',
    'new Intl.DateTimeFormat(locale)',
    "import dayjs from 'dayjs';",
    "import utc from 'dayjs/plugin/utc.js';",
  ])('finds the format of its own in %s', (code) => {
    expect(count(code)).toBe(1);
  });

  it.each(['MMM D YYYY, HH:mm', 'DD MMM HH:mm:ss', 'D.M.YYYY', 'MMM D, YYYY HH:mm'])(
    'finds the unknown form %s',
    (form) => {
      expect(count(`formatLocally(at, zone, '${form}', locale)`)).toBe(1);
    },
  );

  it.each(['MMM D', 'ddd, MMM D, YYYY, HH:mm', 'M/D/YYYY HH:mm:ss', 'MM/DD/YYYY', 'YYYY-MM-DD'])(
    'accepts the form %s',
    (form) => {
      expect(count(`formatLocally(at, zone, '${form}', locale)`)).toBe(0);
    },
  );

  it('accepts numbers, and the name of the time zone of the browser', () => {
    expect(count('count.toLocaleString(locale); Intl.DateTimeFormat().resolvedOptions().timeZone')).toBe(0);
  });

  it('checks the apps with screens, but neither the formatters, nor tests, nor other members', () => {
    const code = 'new Intl.DateTimeFormat(locale)';
    expect(count(code, 'apps/console/src/main.tsx')).toBe(1);
    expect(count(code, 'apps/widget/src/page.ts')).toBe(1);
    expect(count(code, `${kit}/host/time/zoned-time.ts`)).toBe(0);
    expect(count(code, `${kit}/screens/shows/show.test.tsx`)).toBe(0);
    expect(count(code, 'apps/station/src/main.ts')).toBe(0);
  });
});
