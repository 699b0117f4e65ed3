import type { DownloadWindow, Methodology } from '@postkit/sdk/schema';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { htmlPage } from '../../../platform/html-page.ts';
import { type Counting, countingRules } from '../rules/counting-rules.ts';
import { countingFacts, listFacts, reasonDays } from './counting-facts.ts';

/** How the station counts: the numbers are those that the code counts by. */
export function methodologyOf(counting: Counting): Methodology {
  const { rule } = counting;
  return {
    counting: countingFacts(counting),
    minimum_seconds: rule.minimumMs / 1000,
    window_hours: rule.windowMs / 3_600_000,
    ipv6_bits: rule.ipv6Bits,
    reason_days: reasonDays,
    list: listFacts(),
    rules: Object.values(countingRules).map(({ id, name, released, source, windows }) => ({
      rule: id,
      name,
      released,
      source,
      windows: [...windows],
    })),
    sections: sectionsOf(counting),
  };
}

const windowTexts: Readonly<Record<DownloadWindow, (hours: number) => string>> = {
  'calendar-day': () => 'The window is a calendar day in UTC, and ends at midnight.',
  'first-touch': (hours) =>
    `The window is rolling: it begins with the first request and ends ${hours} hours later.`,
  'last-touch': (hours) =>
    `The window is rolling: it ends ${hours} hours after the last request, so each request extends it.`,
};

function sectionsOf({ rule, window }: Counting): Methodology['sections'] {
  const hours = rule.windowMs / 3_600_000;
  const list = listFacts();
  return [
    {
      title: 'What is measured',
      items: [
        'The station counts requests for the public audio of its episodes in its own responses, not in log files of others. Podcast apps, players on websites and everyone with the link are counted alike; signed-in staff are not.',
        `The rule is ${rule.name} of the IAB Tech Lab. The station is not certified by the IAB Tech Lab.`,
      ],
    },
    {
      title: 'Requests that are filtered out',
      items: [
        'HEAD requests, requests that are answered without audio, such as 304, and requests that are refused.',
        `Requests for the first ${rule.probeBytes} bytes only, with which apps check whether ranges work.`,
        `Robots: user agents that match one of the ${list.robots} robots of OPAWG’s list of ${list.date}, libraries that it marks as robots, empty user agents, and user agents that call themselves robots.`,
        'Requests of PostKit stations (PostKit and PostKitBot), which are robots. Those that prove that an episode is published are not in any figure.',
        'The second request that a paired Apple Watch sends (atc/ with watchOS, and (null)/(null) watchOS).',
      ],
    },
    {
      title: 'What counts as a download',
      items: [
        `${rule.minimumMs / 1000} seconds or more of an episode, or all of a shorter one, sent to one listener within ${hours} hours. Ranges are joined; bytes that are sent twice count once. Seconds are bytes as a share of the audio of the file, without the ID3 tag that the station writes; tags of files that are kept as they were imported count as audio.`,
        windowTexts[window](hours),
        'If a client disconnects, the bytes that were handed to the network count. If an object store sends the audio, the requested range counts.',
      ],
    },
    {
      title: 'Listeners and reach',
      items: [
        `A listener is an IP address with a user agent; of an IPv6 address the first ${rule.ipv6Bits} bits. Listeners are counted once per UTC day; figures of several days are the sum of the days.`,
        'Addresses are not stored. A listener is a keyed hash under a random key of the day, which is deleted two days later.',
      ],
    },
    {
      title: 'Apps, devices and countries',
      items: [
        `Apps and devices are named by OPAWG’s list of ${list.date} with ${list.apps} apps; the first match counts. In browsers, the referrer names known sites.`,
        'The country comes from a trusted proxy or a database of addresses, and is Unknown without either.',
      ],
    },
    {
      title: 'Where this differs from the guidelines',
      items: [
        'Addresses are not filtered: there is no list of data centers, VPNs or addresses with very many downloads, and no list of addresses that are exempt.',
        'The referrer is not checked for plausibility.',
      ],
    },
    {
      title: 'Audit',
      items: [
        `For ${reasonDays} days the station keeps how many requests were counted or not, by reason and rule, and shows them beside each total. It also keeps the figures by user agent, so that these days can be recounted when the list changes.`,
        'At the address of a subscriber of a private feed, a download also counts for the subscriber, by the same rule.',
      ],
    },
  ];
}

/** The methodology as a page for readers. */
export function methodologyPage({ counting, list, rules, sections }: Methodology): string {
  const link = (address: string, text: string) => `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
  const parts = sections.map(
    ({ title, items }) =>
      `<h2>${escapeHtml(title)}</h2><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
  );
  return htmlPage(
    'How downloads are counted',
    [
      `<p>Rule: ${link(counting.source, counting.name)}, ${escapeHtml(counting.window)}. Robots and apps: ${link(list.source, `OPAWG, ${list.date}`)} (${escapeHtml(list.commit.slice(0, 12))}).</p>`,
      ...parts,
      `<h2>Rules</h2><ul>${rules.map(({ name, released, source, windows }) => `<li>${link(source, name)} (${escapeHtml(released)}): ${escapeHtml(windows.join(', '))}</li>`).join('')}</ul>`,
      `<p>${link('/.well-known/podcast-measurement.json', 'The same as JSON')}</p>`,
    ].join('\n'),
  );
}
