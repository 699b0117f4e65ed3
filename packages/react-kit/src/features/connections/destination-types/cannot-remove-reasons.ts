/** Why an unpublished episode stays at a destination; reasons that several types share. */
export const cannotRemoveReasons = {
  social: 'Delete posts on the social network itself.',
  video: 'Videos that were created or delivered stay.',
  followed: 'The station also removes it there.',
} as const;
