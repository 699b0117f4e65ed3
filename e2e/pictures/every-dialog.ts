import type { Page } from '@playwright/test';
import { type DemoIds, fillTimeline } from './every-page.ts';

export interface AppDialog {
  /** Names the pictures. */
  name: string;
  /** Opens it by mouse, from the page of its group. */
  open: (page: Page) => Promise<void>;
}

export interface DialogGroup {
  /** Names the test. */
  name: string;
  path: (ids: DemoIds) => string;
  /** Makes the buttons that open the dialogs appear. */
  prepare?: (page: Page) => Promise<void>;
  dialogs: readonly AppDialog[];
}

const area = (name: string) => ({ name, path: () => `/harbour-fm/${name}` });

/** A button of the page, by its whole name or by a part of it. */
function press(name: string | RegExp) {
  return (page: Page) =>
    page
      .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
      .first()
      .click();
}

/** An entry of the menu that a button opens. */
function choose(menu: string | RegExp, entry: string | RegExp) {
  return async (page: Page) => {
    await press(menu)(page);
    await page
      .getByRole('menuitem', typeof entry === 'string' ? { name: entry, exact: true } : { name: entry })
      .click();
  };
}

/** A button of the panel that another one opens. */
function pressIn(panel: string, name: string) {
  return async (page: Page) => {
    await press(panel)(page);
    await press(name)(page);
  };
}

const episodeActions = /^Actions for /;

/** The dialogs and drawers of the console, by the page that opens them. */
export const everyDialog: readonly DialogGroup[] = [
  {
    ...area('shows'),
    dialogs: [
      { name: 'security', open: choose('Account', 'Sign-in and security') },
      { name: 'api-keys', open: choose('Account', 'API keys') },
      { name: 'about', open: choose('Account', /^About/) },
      { name: 'keys', open: choose('Account', /^Keyboard/) },
      { name: 'palette', open: press(/^Search or run a command/) },
      { name: 'recording', open: press(/Set up recording/) },
    ],
  },
  {
    ...area('programmes'),
    dialogs: [
      { name: 'add-programme', open: press('Add programme') },
      { name: 'programme-sources', open: press('Sources') },
      { name: 'public-programme-files', open: press('Public files') },
    ],
  },
  {
    name: 'playout journal',
    path: () => '/harbour-fm/playout?view=journal',
    dialogs: [{ name: 'correct-day', open: press('Correct this day') }],
  },
  {
    ...area('episodes'),
    dialogs: [
      { name: 'download-episode', open: choose(episodeActions, /^Download/) },
      { name: 'make-clip', open: choose(episodeActions, /clip/) },
      { name: 'receipts', open: choose(episodeActions, /eceipts/) },
      { name: 'replace-audio', open: choose(episodeActions, 'Replace audio…') },
      { name: 'audio-versions', open: choose(episodeActions, 'Audio versions') },
      { name: 'unpublish', open: choose(episodeActions, /^Unpublish/) },
    ],
  },
  {
    ...area('episodes'),
    name: 'unpublished episodes',
    path: () => '/harbour-fm/episodes?status=unpublished',
    dialogs: [{ name: 'delete-episode', open: choose(episodeActions, /^Delete/) }],
  },
  {
    ...area('episodes'),
    name: 'selected episodes',
    prepare: (page) => page.getByRole('checkbox').nth(1).click(),
    dialogs: [
      { name: 'bulk-tag', open: press('Tag') },
      { name: 'bulk-publish', open: press('Publish to…') },
      { name: 'bulk-unpublish', open: press('Unpublish') },
    ],
  },
  {
    ...area('audio-editor'),
    prepare: fillTimeline,
    dialogs: [
      { name: 'log-source', open: choose('More for this day', 'Log source') },
      { name: 'transcript', open: press(/^Transcript of /) },
      { name: 'licensed-images', open: press('Licensed images') },
      { name: 'add-all', open: choose('More for this day', 'Add all') },
      { name: 'clip-of-timeline', open: pressIn('More actions', 'Make a clip') },
      { name: 'finish', open: press(/^Finish/) },
    ],
  },
  {
    ...area('analytics'),
    dialogs: [
      { name: 'export-csv', open: press('Export CSV') },
      { name: 'glossary', open: press('Glossary') },
      { name: 'compare', open: press('Compare shows') },
      {
        name: 'devices',
        open: async (page) => {
          await page.getByRole('tab', { name: 'By Platform' }).click();
          await press('Devices')(page);
        },
      },
      { name: 'explain', open: press(/downloads: explain this number$/) },
      { name: 'retention', open: press(/^Minutes fetched of /) },
    ],
  },
  {
    ...area('users'),
    dialogs: [
      { name: 'new-user', open: press('Add user') },
      { name: 'sign-in-rules', open: press('Sign-in rules') },
      { name: 'invite-user', open: press('Invite user') },
      { name: 'edit-user', open: press(/^Edit /) },
      { name: 'disable-user', open: press(/^Disable /) },
    ],
  },
  {
    ...area('licences'),
    dialogs: [
      { name: 'assign-licence', open: press('Assign licence') },
      { name: 'remove-licence', open: press(/^Remove the licence of /) },
    ],
  },
  {
    ...area('company'),
    dialogs: [
      { name: 'add-station', open: press('Add a station') },
      { name: 'edit-station', open: press(/^Edit /) },
      { name: 'archive-station', open: press(/^Archive /) },
    ],
  },
  {
    ...area('activity'),
    dialogs: [
      {
        name: 'activity-details',
        open: (page) =>
          page
            .getByRole('button', { name: /^Details: / })
            .first()
            .click(),
      },
    ],
  },
  {
    ...area('webhooks'),
    dialogs: [{ name: 'add-webhook', open: press('Add webhook') }],
  },
  {
    ...area('tags'),
    dialogs: [
      { name: 'new-tag', open: press('Add tag') },
      { name: 'delete-tag', open: press(/^Delete /) },
    ],
  },
  {
    ...area('categories'),
    dialogs: [
      { name: 'new-group', open: press('Create new') },
      { name: 'delete-group', open: press(/^Delete /) },
    ],
  },
  {
    ...area('automations'),
    dialogs: [
      { name: 'holidays', open: press(/^Holidays of /) },
      { name: 'delete-schedule', open: press(/^Delete /) },
    ],
  },
  {
    name: 'videos',
    path: ({ show }) => `/harbour-fm/videos?show=${show}`,
    dialogs: [{ name: 'video-type', open: press(/^Create as video/) }],
  },
  {
    name: 'one show',
    path: ({ show }) => `/harbour-fm/shows/${show}/details`,
    dialogs: [
      { name: 'embed-code', open: choose(episodeActions, 'Embed Code') },
      { name: 'sharing-url', open: choose(episodeActions, 'Sharing URL') },
    ],
  },
  {
    ...area('setup'),
    name: 'storage in setup',
    path: () => '/harbour-fm/setup?section=storage',
    dialogs: [{ name: 'log-days', open: press('Change how long the log is kept') }],
  },
  {
    ...area('setup'),
    name: 'players in setup',
    path: () => '/harbour-fm/setup?integration=webwidget',
    dialogs: [{ name: 'new-player', open: press(/^Add /) }],
  },
  {
    ...area('setup'),
    dialogs: [
      { name: 'new-feed', open: press('Add RSS') },
      { name: 'feed-address', open: press('Get RSS URL') },
      { name: 'edit-feed', open: press(/^Edit /) },
      { name: 'delete-feed', open: press(/^Delete /) },
    ],
  },
];
