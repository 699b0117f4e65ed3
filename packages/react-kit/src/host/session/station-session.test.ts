import { describe, expect, it } from 'vitest';
import type { Settings } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { stationSession } from './station-session.ts';

const entry = {
  station: 'wxyz',
  title: 'WXYZ',
  admin: false,
  showEditor: true,
  podcastOnly: false,
  browserOnly: false,
  default_image: '',
};

function settings(overrides: Partial<Settings> = {}): Settings {
  return { ...makeSettings({ station_list: [entry] }), features: {}, ...overrides };
}

describe('stationSession', () => {
  it('SHELL-065 SHELL-066 derives the user’s permissions at the current station from its entry, the company and the licence', () => {
    expect(stationSession(settings())).toMatchObject({
      isAdmin: false,
      isPodcastOnlyUser: false,
      isLoggerOnlyUser: false,
    });
    expect(stationSession(settings({ station_list: [{ ...entry, admin: true }] })).isAdmin).toBe(true);
    expect(stationSession(settings({ company_admin: true })).isAdmin).toBe(true);
    expect(
      stationSession(settings({ station_list: [{ ...entry, podcastOnly: true }] })).isPodcastOnlyUser,
    ).toBe(true);
    expect(stationSession(settings({ features: { logger_only: true } })).isLoggerOnlyUser).toBe(true);
    const elsewhere = { ...entry, station: 'other', admin: true };
    expect(stationSession(settings({ station_list: [entry, elsewhere] })).isAdmin).toBe(false);
    expect(stationSession(settings({ station_list: [elsewhere, entry] })).isAdmin).toBe(false);
    expect(stationSession(settings({ station_list: [] }))).toMatchObject({
      isAdmin: false,
      isPodcastOnlyUser: false,
    });
  });

  it('derives the licence of the user from the entry, and that of a Logger station for all its users', () => {
    const licenceOf = (overrides: Partial<Settings>) =>
      stationSession(settings(overrides)).permissions.licence;
    expect(licenceOf({})).toBe('full');
    expect(licenceOf({ station_list: [{ ...entry, podcastOnly: true }] })).toBe('podcast');
    const loggerEntry = { station_list: [{ ...entry, showEditor: false }] };
    expect(licenceOf(loggerEntry)).toBe('logger');
    expect(stationSession(settings(loggerEntry)).isLoggerOnlyUser).toBe(false);
    expect(
      licenceOf({ station_list: [{ ...entry, podcastOnly: true }], features: { logger_only: true } }),
    ).toBe('logger');
  });

  it('SHELL-067 derives isAvess and isPodcastOnlyUser', () => {
    expect(stationSession(settings({ is_AVESS: true }))).toMatchObject({
      isAvess: true,
      isPodcastOnlyUser: false,
    });
    expect(stationSession(settings({ station_list: [{ ...entry, podcastOnly: true }] }))).toMatchObject({
      isAvess: false,
      isPodcastOnlyUser: true,
    });
  });

  it('SHELL-069 distinguishes company admins, admins, ordinary, podcast-only and logger-only users', () => {
    const kinds = [
      settings({ company_admin: true }),
      settings({ station_list: [{ ...entry, admin: true }] }),
      settings(),
      settings({ station_list: [{ ...entry, podcastOnly: true }] }),
      settings({ features: { logger_only: true } }),
    ].map((one) => {
      const { permissions, isAdmin, isPodcastOnlyUser, isLoggerOnlyUser } = stationSession(one);
      const { companyAdmin } = permissions;
      return { companyAdmin, isAdmin, isPodcastOnlyUser, isLoggerOnlyUser };
    });
    const none = {
      companyAdmin: false,
      isAdmin: false,
      isPodcastOnlyUser: false,
      isLoggerOnlyUser: false,
    };
    expect(kinds).toEqual([
      { ...none, companyAdmin: true, isAdmin: true },
      { ...none, isAdmin: true },
      none,
      { ...none, isPodcastOnlyUser: true },
      { ...none, isLoggerOnlyUser: true },
    ]);
  });
});
