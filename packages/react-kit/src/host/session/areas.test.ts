import { describe, expect, it } from 'vitest';
import { hasRole, isAllowed, operations, type Permissions } from '@postkit/sdk/schema';
import type { AreaId } from '../../screens.ts';
import { english } from '../../words/catalogue.ts';
import { areas, missingAccess } from './areas.ts';
import { visibleMenu } from './menu.ts';

const ordinary = { companyAdmin: false, admin: false, licence: 'full' } as const;
const users = {
  user: ordinary,
  podcastOnly: { ...ordinary, licence: 'podcast' },
  loggerOnly: { ...ordinary, licence: 'logger' },
  loggerOnlyAdmin: { ...ordinary, admin: true, licence: 'logger' },
  admin: { ...ordinary, admin: true },
  companyAdmin: { ...ordinary, companyAdmin: true },
} as const satisfies Record<string, Permissions>;

const allUsers = Object.entries(users);
const areaIds = Object.keys(areas) as AreaId[];

function labels(permissions: Permissions, targets?: readonly string[]): string[] {
  return visibleMenu(permissions, english, targets).flatMap(({ items }) =>
    items.map(({ label, isLocked }) => (isLocked ? `${label} (locked)` : label)),
  );
}

describe('missingAccess', () => {
  it.each([
    ['audio', operations.audioEvents.list],
    ['shows', operations.shows.create],
    ['episodes', operations.episodes.list],
    ['users', operations.users.list],
    ['licences', operations.licences.list],
    ['company', operations.stations.list],
    ['webhooks', operations.webhooks.list],
    ['campaigns', operations.campaigns.list],
    ['activity', operations.audit.list],
    ['stationExport', operations.stationExports.list],
    ['tags', operations.tags.create],
    ['categories', operations.categories.create],
  ] as const)('opens %s to every user who may call %o', (area, operation) => {
    for (const [name, permissions] of allUsers) {
      expect([name, missingAccess(area, permissions) === null]).toEqual([
        name,
        isAllowed(operation, permissions),
      ]);
    }
  });

  it('names the role before the licence, and is null for a user who lacks nothing', () => {
    for (const id of areaIds) {
      for (const [name, permissions] of allUsers) {
        const { access } = areas[id];
        const role = access.role === 'company_admin' ? 'company-role' : 'role';
        const expected = !hasRole(access.role, permissions)
          ? role
          : isAllowed({ access }, permissions)
            ? null
            : 'licence';
        expect([id, name, missingAccess(id, permissions)]).toEqual([id, name, expected]);
      }
    }
    expect(missingAccess('setup', users.loggerOnly)).toBe('role');
    expect(missingAccess('setup', users.loggerOnlyAdmin)).toBe('licence');
  });

  it('SHELL-068 a podcast-only user lacks no more than other users except for the log', () => {
    // The inputs of playout systems belong to the log.
    expect(missingAccess('playout', users.podcastOnly)).toBe('licence');
    for (const id of areaIds.filter((area) => area !== 'playout'))
      expect(missingAccess(id, users.podcastOnly)).toBe(missingAccess(id, users.user));
    expect(isAllowed(operations.logger.get, users.podcastOnly)).toBe(false);
    expect(isAllowed(operations.logger.get, users.user)).toBe(true);
  });
});

describe('visibleMenu', () => {
  it('SHELL-022 SHELL-023 SHELL-024 lists the sections with their items and targets in order', () => {
    const sections = visibleMenu(users.admin, english).map(({ label, items }) => [
      label,
      items.map((item) => `${item.label}: ${item.target}`),
    ]);
    expect(sections).toEqual([
      ['', ['Today: today', 'Programmes: programmes']],
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

  it('SHELL-027 shows Setup and Users to admins only', () => {
    for (const [name, permissions] of allUsers) {
      const seen = labels(permissions).filter((label) => /^(Setup|Users)/.test(label));
      const expected =
        name === 'loggerOnlyAdmin'
          ? ['Setup (locked)', 'Users']
          : hasRole('admin', permissions)
            ? ['Setup', 'Users']
            : [];
      expect([name, seen]).toEqual([name, expected]);
    }
  });

  it('SHELL-029 SHELL-031 SHELL-032 locks everything but Today, Programmes, Audio and Users for an admin with a logger-only licence', () => {
    expect(labels(users.loggerOnlyAdmin)).toEqual([
      'Today',
      'Programmes',
      'Audio',
      'Shows (locked)',
      'Video (locked)',
      'Episodes (locked)',
      'Setup (locked)',
      'Analytics (locked)',
      'Users',
      'RSS Import (locked)',
      'Tags (locked)',
      'Categories (locked)',
      'Automation (locked)',
    ]);
  });

  it('SHELL-029 locks everything but Today, Programmes and Audio for a logger-only user', () => {
    expect(labels(users.loggerOnly)).toEqual([
      'Today',
      'Programmes',
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

  it('omits areas that the host has no screen for', () => {
    expect(labels(users.admin, ['users', 'shows', 'shows/$showId/details'])).toEqual(['Shows', 'Users']);
  });
});
