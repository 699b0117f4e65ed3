import { expect, it } from 'vitest';
import { feedRules } from './feed-rules.ts';

/** The guide of all rules; `npm run test:unit -- feed-rules -u` writes it. */
function page(): string {
  const rules = Object.entries(feedRules).map(
    ([id, { title, sources, reason, fix }]) =>
      `### ${id}: ${title}\n\n${reason} ${fix}\n\nRule of ${sources.join(', ')}.\n`,
  );
  const [show, episode] = ['C', 'I'].map((kind) =>
    rules.filter((rule) => rule.startsWith(`### ${kind}`)).join('\n'),
  );
  return `# Rules for feeds

\`postkit feeds check\` finds broken rules of Apple Podcasts, Spotify and the Podcast Standards Project (PSP-1) in a feed of your station or of any other host: \`postkit feeds check 3\` or \`postkit feeds check https://host.example/feed.xml\`. An error means that directories refuse the feed or the episode, and the command ends with 1. A warning means that it works less well than it could; with warnings only, the command ends with 3. \`--json\` prints the findings with their fixes.

The station fetches foreign feeds itself, so it must reach their address. It reads the first page of a feed, the cover, and of the first three audio files what a HEAD request and a request for two bytes return. Of a feed of your station it fetches no files.

The publish dialog applies the rules to the episode before it is saved, for the public feeds among its destinations. Errors are problems: the dialog counts them at its button, asks once before it publishes or schedules the episode, and leads to the field that corrects each one. Drafts are saved without a question. \`postkit episodes check 101\` does the same for a saved episode at the terminal, with the exit codes of \`postkit feeds check\`, and \`client.episodes.check\` for programs, whether the station is reachable from the internet or not. The drawer of a feed checks the whole feed, and leads to its fields.

## The show

${show}
## Episodes

${episode}`;
}

it('the guide has every rule', async () => {
  await expect(page()).toMatchFileSnapshot('../../../../docs/guides/feed-rules.md');
});
