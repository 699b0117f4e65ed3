import { escapeHtml } from '../../platform/escape-html.ts';
import type { MailMessage } from '../../platform/mail/create-mail.ts';
import type { Station } from '../accounts/index.ts';
import type { EpisodeRow } from '../episodes/index.ts';

/** The mail about an episode that a schedule created. */
export function scheduleMail(to: string, { title, timezone }: Station, episode: EpisodeRow, link: string): MailMessage {
  const first = `“${episode.name}” was created from what ${title} aired. ${lifecycleSentence(episode, timezone)}`;
  return {
    to,
    subject: `New episode: ${episode.name}`,
    text: `${first}\n\nOpen it here:\n${link}\n`,
    html: [
      '<!doctype html><html lang="en"><body style="font: 16px/1.5 sans-serif; max-width: 34em">',
      `<p>${escapeHtml(first)}</p>`,
      `<p><a href="${escapeHtml(link)}">Open the episode</a></p>`,
      '</body></html>',
    ].join('\n'),
  };
}

function lifecycleSentence({ status, delay_post_until }: EpisodeRow, timeZone: string): string {
  if (status === 'draft') return 'It is saved as a draft.';
  if (status !== 'scheduled' || delay_post_until === null) return 'It is published.';
  const time = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(delay_post_until * 1000);
  return `It will be published on ${time}.`;
}
