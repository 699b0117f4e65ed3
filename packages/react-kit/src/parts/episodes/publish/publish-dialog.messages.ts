import type { DestinationReason } from '../../../data/destinations/index.ts';
import type { ChapterProblem } from '../../../data/episodes/index.ts';
import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';
import type { ScheduleProblem } from './schedule-check.ts';

export const publishMessages = defineMessages('episodes/publish/publish-dialog', {
  title: 'Publish episode',
  checks: 'Checks',
  destinations: 'Destinations',
  noDestinations: 'This station has no destinations yet. The episode still gets its own page.',
  reasons: {
    'too-long': 'YouTube takes episodes of 30 minutes or less.',
    inactive: 'This destination is switched off.',
  } satisfies Record<DestinationReason, string>,
  addedVideo: 'Added because YouTube needs it.',
  details: 'Details',
  season: 'Season',
  /** @param season null for none */
  takeNumber: (season: number | null, number: number) =>
    season === null ? `Use number ${number}` : `Use season ${season}, number ${number}`,
  number: 'Episode number',
  type: 'Episode type',
  types: { full: 'Full', bonus: 'Bonus', trailer: 'Trailer' },
  rating: 'Rating',
  clean: 'Clean',
  explicit: 'Explicit',
  shareText: 'Social share text',
  shareTextTooLong: 'This text is too long to share.',
  more: 'More',
  moreHelp: 'Attribution, once-use tags, chapters',
  attribution: 'Attribution',
  attributionHelp: 'Who to credit for music, images or text.',
  attributionTooLong: 'Use at most 500 characters.',
  onceUseTags: 'Once-use tags',
  onceUseTagsHelp: 'For this episode only. Press Enter to add a tag.',
  onceUseTagsWrong: 'Use at most 100 tags of at most 100 characters each.',
  chapters: 'Chapters',
  chaptersHelp: 'One chapter per line: its start time and title. Podcast apps show them in the player.',
  chaptersExample: '0:00 Welcome\n12:30 News from the harbour',
  chapterProblems: {
    form: (line) => `Line ${line} needs a start time and a title, such as 12:30 News.`,
    title: (line) => `The title in line ${line} is longer than 200 characters.`,
    many: () => 'An episode has at most 500 chapters.',
  } satisfies Record<ChapterProblem['kind'], (line: number) => string>,
  schedule: 'Schedule',
  date: 'Date',
  time: 'Time',
  zone: (zone: string) => `Station time (${zone})`,
  problems: {
    date: { missing: 'Choose a date.', past: 'This time has passed.', skipped: 'Choose another date.' },
    time: {
      missing: 'Choose a time.',
      past: 'This time has passed.',
      skipped: 'This time does not exist on that day: the clocks go forward.',
    },
  } satisfies Record<'date' | 'time', Record<ScheduleProblem, string>>,
  plan: 'The other buttons',
  enter: 'Enter',
  save: 'Save',
  publishNow: 'Publish now',
  saving: 'Saving...',
  publishing: 'Publishing...',
  scheduling: 'Scheduling...',
  loading: 'Loading destinations',
  loadFailed: 'Could not load the destinations.',
  loadingEpisode: 'Loading the episode',
  episodeFailed: 'Could not load the episode.',
  createFailed: 'Could not create episode.',
  updateFailed: 'Could not update playlist.',
  conflictTitle: 'Another user saved this episode',
  conflict: (name: string, moment: string) =>
    `${name} saved it ${moment}, after you opened it. Your changes are not saved yet.`,
  unknownUser: 'Another user',
  undone: 'Publishing undone.',
  isDraftAgain: (name: string) => `“${name}” is a draft again.`,
  undoFailed: 'Could not undo publishing.',
});

export const ruleMessages = defineMessages('episodes/publish/rules', {
  errors: {
    title: 'The episode has no title.',
    episode_number: 'An episode of a serial show needs an episode number.',
    soundbites: 'A soundbite lies outside the audio.',
    alternate_enclosures: 'The checksum of another version is badly formed.',
  },
  warnings: {
    audio: 'The audio has no length.',
    chapters: 'The episode has no chapters.',
    description: 'The description is longer than 4,000 bytes and is cut there in feeds.',
    alternate_enclosures: 'Another version of the episode has no checksum.',
  },
  feed: (title: string, count: number) =>
    `Directories refuse the feed “${title}”: ${counted(count, 'of its fields is', 'of its fields are')} missing or wrong.`,
  failed: 'The station could not check the rules of directories.',
  retry: 'Check again',
  count: (count: number) => counted(count, 'problem', 'problems'),
  countHelp: (count: number) => `${counted(count, 'problem', 'problems')}. PostKit asks before it publishes.`,
  refused: (directories: string) => `${directories} would refuse this episode.`,
  noticed: 'Listeners or directories will notice.',
  mend: 'Fix first',
  anyway: { publish: 'Publish anyway', schedule: 'Schedule anyway', update: 'Update anyway' },
});

export const expiryMessages = defineMessages('episodes/publish/expiry', {
  heading: 'Expiry',
  never: 'Never',
  byShow: (days: number) =>
    days === 1 ? 'The show’s episodes expire after 1 day.' : `The show’s episodes expire after ${days} days.`,
  date: 'Expires on',
  time: 'Expires at',
  clear: 'Clear expiry date',
  help: (zone: string) =>
    `The station unpublishes the episode then. Leave empty for never. Time zone: ${zone}`,
  passed: 'This time has passed. Choose a later one, or clear the date, to publish the episode.',
});
