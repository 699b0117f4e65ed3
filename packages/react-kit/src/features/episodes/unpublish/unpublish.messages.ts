import type { StayReason } from '../unpublish-offer.ts';

export const unpublishMessages = {
  title: 'Unpublish Episode',
  text: (name: string) => `“${name}” will no longer be published. Choose where to take it out of.`,
  textAlone: (name: string) => `“${name}” will no longer be published.`,
  offered: 'Take it out of',
  staying: 'Stays where it is',
  reasons: {
    social: 'A post on a social network is deleted there.',
    video: 'A video that was made or handed over stays.',
    partner: 'It is taken down at the partner’s own site.',
    followed: 'The station takes it back there as well.',
  } satisfies Record<StayReason, string>,
  nothing: 'It is at no web widget and in no RSS feed.',
  needsOne: 'Choose at least one destination.',
  unpublish: 'Unpublish',
  unpublishing: 'Unpublishing...',
  cancel: 'Cancel',
  loading: 'Loading destinations',
  loadFailed: 'Could not load the destinations.',
  failed: 'Unable to talk to server to unpublish episode',
  stayed: (places: string) => `The episode is unpublished, but it may still be at ${places}. Try again to take it out.`,
  stayedName: 'Unpublished, but not everywhere',
  done: 'Episode unpublished.',
} as const;
