import { describe, expect, it } from 'vitest';
import { integrationTypes } from '../../data/destinations/integrations.ts';
import { english } from '../../words/catalogue.ts';
import { needsProtection, readSetupQuery, withDrawer, withoutDrawer } from './setup-query.ts';

const all = integrationTypes(english);

describe('readSetupQuery', () => {
  it('SETUP-010 SETUP-011 SETUP-012 reads the integration as a destination type, RSS by default', () => {
    expect(readSetupQuery('', all, english)).toEqual({
      section: null,
      integration: 'rss',
      drawer: null,
    });
    expect(readSetupQuery('integration=v_youtube', all, english).integration).toBe('v_youtube');
    expect(readSetupQuery('integration=nonsense', all, english).integration).toBe('rss');
  });

  it('SETUP-029 reads the drawer from newConnection, connection and step', () => {
    const drawer = { type: 'omny', destinationId: 7, step: 2 } as const;
    expect(readSetupQuery(withDrawer('integration=omny', drawer).toString(), all, english)).toEqual({
      section: null,
      integration: 'omny',
      drawer,
    });
    expect(readSetupQuery('newConnection=rss&step=x', all, english).drawer).toEqual({
      type: 'rss',
      destinationId: null,
      step: 1,
    });
    expect(readSetupQuery('newConnection=v_download', all, english).drawer).toBeNull();
    expect(
      withDrawer('integration=omny&connection=7', { type: 'omny', destinationId: null, step: 1 }).toString(),
    ).toBe('integration=omny&newConnection=omny&step=1');
  });

  it('opens the look of the station in place of an integration', () => {
    expect(readSetupQuery('section=look', all, english).section).toBe('look');
    expect(readSetupQuery('section=other', all, english).section).toBeNull();
  });

  it('SETUP-009 ignores an integration that the station does not offer', () => {
    const query = 'integration=megaphone&newConnection=megaphone&step=1';
    expect(readSetupQuery(query, ['rss', 'webwidget'], english)).toEqual({
      section: null,
      integration: 'rss',
      drawer: null,
    });
  });
});

describe('needsProtection', () => {
  it('SETUP-022 SETUP-023 is true for a drawer without overrideDrawerProtection=true', () => {
    const asked = [
      '',
      'integration=omny',
      'step=2',
      'newConnection=rss',
      'newConnection=rss&overrideDrawerProtection=false',
    ];
    expect(asked.map(needsProtection)).toEqual([false, false, true, true, true]);
    expect(needsProtection('newConnection=rss&step=1&overrideDrawerProtection=true')).toBe(false);
  });
});

describe('withoutDrawer', () => {
  it('SETUP-029 keeps the integration', () => {
    const query = 'integration=omny&newConnection=omny&step=2&connection=7&overrideDrawerProtection=true';
    expect(withoutDrawer(query).toString()).toBe('integration=omny');
  });
});
