import { hasRole, isAllowed, operations, type Permissions } from '@postkit/sdk/schema';
import { describe, expect, it } from 'vitest';
import { type AreaId, areas, lackOf } from './areas.ts';
import { visibleMenu } from './menu.ts';

const nobody = { companyAdmin: false, admin: false, licence: 'full' } as const;
const people = {
  user: nobody,
  podcastOnly: { ...nobody, licence: 'podcast' },
  loggerOnly: { ...nobody, licence: 'logger' },
  loggerOnlyAdmin: { ...nobody, admin: true, licence: 'logger' },
  admin: { ...nobody, admin: true },
  companyAdmin: { ...nobody, companyAdmin: true },
} as const satisfies Record<string, Permissions>;

const everyone = Object.entries(people);
const areaIds = Object.keys(areas) as AreaId[];

function labels(standing: Permissions, targets?: readonly string[]): string[] {
  return visibleMenu(standing, targets).flatMap(({ items }) =>
    items.map(({ label, isLocked }) => (isLocked ? `${label} (locked)` : label)),
  );
}

describe('lackOf', () => {
  it.each([
    ['audio', operations.audioEvents.list],
    ['shows', operations.shows.create],
    ['episodes', operations.episodes.list],
    ['users', operations.users.list],
    ['tags', operations.tags.create],
    ['categories', operations.categories.create],
  ] as const)('opens %s to whoever the station lets call %o', (area, operation) => {
    for (const [name, standing] of everyone) {
      expect([name, lackOf(area, standing) === null]).toEqual([name, isAllowed(operation, standing)]);
    }
  });

  it('names the role before the licence, and null for those who lack nothing', () => {
    for (const id of areaIds) {
      for (const [name, standing] of everyone) {
        const { access } = areas[id];
        const expected = !hasRole(access.role, standing) ? 'role' : isAllowed({ access }, standing) ? null : 'licence';
        expect([id, name, lackOf(id, standing)]).toEqual([id, name, expected]);
      }
    }
    expect(lackOf('setup', people.loggerOnly)).toBe('role');
    expect(lackOf('setup', people.loggerOnlyAdmin)).toBe('licence');
  });

  it('SHELL-068 a podcast-only person works as any other but for the log, and isAvess changes nothing', () => {
    for (const id of areaIds) expect(lackOf(id, people.podcastOnly)).toBe(lackOf(id, people.user));
    expect(isAllowed(operations.logger.get, people.podcastOnly)).toBe(false);
    expect(isAllowed(operations.logger.get, people.user)).toBe(true);
  });
});

describe('visibleMenu', () => {
  it('SHELL-022 SHELL-023 SHELL-024 lists the sections with their items and targets in order', () => {
    const sections = visibleMenu(people.admin).map(({ label, items }) => [label, items.map((item) => `${item.label}: ${item.target}`)]);
    expect(sections).toEqual([
      ['My Content', ['Audio: audio-editor', 'Shows: shows', 'Video: videos']],
      [
        'Management',
        [
          'Episodes: episodes',
          'Setup: setup',
          'Analytics: analytics',
          'Users: users',
          'RSS Import: import-rss-feed',
          'Tags: tags',
          'Categories: categories',
          'Automation: automations',
        ],
      ],
    ]);
  });

  it('SHELL-027 shows Setup and Users to admins alone', () => {
    for (const [name, standing] of everyone) {
      const seen = labels(standing).filter((label) => /^(Setup|Users)/.test(label));
      const expected = name === 'loggerOnlyAdmin' ? ['Setup (locked)', 'Users'] : hasRole('admin', standing) ? ['Setup', 'Users'] : [];
      expect([name, seen]).toEqual([name, expected]);
    }
  });

  it('SHELL-029 locks for a logger-only person everything but Audio', () => {
    expect(labels(people.loggerOnly)).toEqual([
      'Audio',
      'Shows (locked)',
      'Video (locked)',
      'Episodes (locked)',
      'Analytics (locked)',
      'RSS Import (locked)',
      'Tags (locked)',
      'Categories (locked)',
      'Automation (locked)',
    ]);
  });

  it('leaves out what the host has no screen for', () => {
    expect(labels(people.admin, ['users', 'shows', 'shows/$showId/details'])).toEqual(['Shows', 'Users']);
  });
});
