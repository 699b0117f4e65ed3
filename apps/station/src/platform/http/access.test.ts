import { describe, expect, it } from 'vitest';
import type { Licence, Role } from '@postkit/sdk/schema';
import { checkPermission, type Access, type SignedInUser } from './access.ts';

const slug = 'one';
const roles: Role[] = ['public', 'signed_in', 'user', 'admin', 'company_admin'];
const licences: Licence[] = ['full', 'podcast', 'logger'];
const licenceLists: (Licence[] | undefined)[] = [
  undefined,
  ['full'],
  ['podcast'],
  ['logger'],
  ['full', 'podcast'],
  ['full', 'logger'],
  licences,
  [],
];
const kinds = ['user', 'admin', 'company_admin'] as const;

function person(kind: (typeof kinds)[number], licence: Licence, stations = [slug]): SignedInUser {
  return {
    userId: 1,
    username: 'ann',
    companyAdmin: kind === 'company_admin',
    company: 1,
    stations: new Map(
      stations.map((station) => [station, { admin: kind === 'admin', licence, shows: null }]),
    ),
    viaToken: false,
    apiKey: null,
    session: 's1',
  };
}

const cases = roles.flatMap((role) =>
  licenceLists.map((list) => ({ role, list, access: { role, ...(list ? { licences: list } : {}) } })),
);
const rank = { public: 0, signed_in: 0, user: 0, admin: 1, company_admin: 2 } as const;
const kindRank = { user: 0, admin: 1, company_admin: 2 } as const;

describe('checkPermission', () => {
  it.each(cases)('allows only public operations without a sign-in ($role, $list)', ({ role, access }) => {
    const expected: Access = role === 'public' ? 'allow' : 'sign-in';
    expect(checkPermission(null, { access }, slug)).toBe(expected);
    expect(checkPermission(null, { access })).toBe(expected);
  });

  it.each(cases)('hides a foreign station ($role, $list)', ({ role, access }) => {
    for (const kind of kinds) {
      for (const licence of licences)
        expect(checkPermission(person(kind, licence), { access }, 'two')).toBe(
          role === 'public' ? 'allow' : 'absent',
        );
    }
  });

  it.each(cases)(
    'requires the role and the licence at the station ($role, $list)',
    ({ role, list, access }) => {
      for (const kind of kinds) {
        for (const licence of licences) {
          const allowed =
            role === 'public' || (kindRank[kind] >= rank[role] && (!list || list.includes(licence)));
          expect(checkPermission(person(kind, licence), { access }, slug)).toBe(allowed ? 'allow' : 'denied');
          expect(checkPermission(person(kind, licence), { access })).toBe(allowed ? 'allow' : 'denied');
        }
      }
    },
  );

  it('without a station in the path, requires one station that grants both', () => {
    const mixed = {
      ...person('user', 'full'),
      stations: new Map([
        ['one', { admin: true, licence: 'logger' as const, shows: null }],
        ['two', { admin: false, licence: 'full' as const, shows: null }],
      ]),
    };
    expect(checkPermission(mixed, { access: { role: 'admin', licences: ['full'] } })).toBe('denied');
    expect(checkPermission(mixed, { access: { role: 'admin', licences: ['logger'] } })).toBe('allow');
  });

  describe('of a user who is limited to shows', () => {
    const limited = {
      ...person('user', 'full'),
      stations: new Map([[slug, { admin: false, licence: 'full' as const, shows: new Set([3]) }]]),
    };
    const access = { role: 'user' as const };

    it('hides operations of the whole station, and those without a scope', () => {
      expect(checkPermission(limited, { access: { ...access, scope: 'station' } }, slug)).toBe('absent');
      expect(checkPermission(limited, { access }, slug)).toBe('absent');
      expect(checkPermission(limited, { access })).toBe('absent');
    });

    it('allows those of shows and of their own account', () => {
      expect(checkPermission(limited, { access: { ...access, scope: 'show' } }, slug)).toBe('allow');
      expect(checkPermission(limited, { access: { role: 'signed_in', scope: 'account' } })).toBe('allow');
    });

    it('still requires the role and the licence', () => {
      expect(checkPermission(limited, { access: { role: 'admin', scope: 'show' } }, slug)).toBe('denied');
      expect(
        checkPermission(limited, { access: { role: 'user', licences: ['podcast'], scope: 'show' } }, slug),
      ).toBe('denied');
    });
  });

  it('allows a user without stations to call operations that only need a sign-in', () => {
    expect(checkPermission(person('user', 'full', []), { access: { role: 'signed_in' } })).toBe('allow');
    expect(checkPermission(person('user', 'full', []), { access: { role: 'admin' } })).toBe('denied');
    expect(checkPermission(person('company_admin', 'full', []), { access: { role: 'company_admin' } })).toBe(
      'allow',
    );
  });
});
