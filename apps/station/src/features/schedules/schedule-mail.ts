import type { MailMessage } from '../../platform/mail/create-mail.ts';
import { noticeMail } from '../../platform/mail/notice-mail.ts';
import type { Station } from '../accounts/index.ts';
import type { EpisodeRow } from '../episodes/index.ts';

/** The mail about an episode that a schedule created. */
export function scheduleMail(
  to: string,
  { title, timezone }: Station,
  episode: EpisodeRow,
  link: string,
): MailMessage {
  const first = `“${episode.name}” was created from what ${title} aired. ${lifecycleSentence(episode, timezone)}`;
  return noticeMail(to, {
    subject: `New episode: ${episode.name}`,
    lines: [first],
    link: { url: link, label: 'Open the episode' },
  });
}

function lifecycleSentence({ status, delay_post_until }: EpisodeRow, timeZone: string): string {
  if (status === 'draft') return 'It is saved as a draft.';
  if (status !== 'scheduled' || delay_post_until === null) return 'It is published.';
  const time = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(
    delay_post_until * 1000,
  );
  return `It will be published on ${time}.`;
}
