import { unknownOrigin } from '@postkit/sdk/schema';
import { stationAgentName } from '../../../platform/fetch/station-agents.ts';
import { type AgentLists, agentLists, firstMatch } from './agent-lists.ts';

/** The watch requests audio that the phone has already downloaded (IAB 2.3, section 5.5.2, step 1.2, number 7). */
const watchDuplicate = /^atc\/.*watchos|\(null\)\/\(null\) watchos/i;

/** Agents that call themselves robots or fetch without a listener, and that OPAWG does not list. */
const robots: readonly RegExp[] = [
  /bot\b|bot[/;_-]|crawl|spider|slurp|scrap(?:er|y)|archiver|transcoder|monitor|uptime|healthcheck|preview|validator|lighthouse/i,
  /^(?:curl|wget|python|go-http-client|java|libwww-perl|ruby|php|axios|node|undici|got|httpie|postmanruntime|aria2)\b/i,
  /facebookexternalhit|bingpreview|headlesschrome|phantomjs|podchaser|listennotes|podcastindex|podping|blubrry|chartable|feedburner|mediapartners/i,
];

/** Whether a request repeats a download for a paired Apple Watch. */
function isWatchDuplicate(agent: string): boolean {
  return watchDuplicate.test(agent);
}

/** Whether a user agent that OPAWG does not list is a robot; an empty one counts as a robot. */
function isOwnRobot(agent: string): boolean {
  return agent.trim() === '' || robots.some((robot) => robot.test(agent));
}

/** The sender of a request, from its headers. */
export interface Sender {
  readonly isRobot: boolean;
  /** App, library or browser; of a robot its own name. `Unknown` if no list has it. */
  readonly name: string;
  /** Whether the name is that of the site in which a browser played. */
  readonly isSite: boolean;
  /** Such as Apple iPhone; `Unknown` if no list has it. */
  readonly device: string;
}

/**
 * The sender of a request.
 * @param referrer the `Referer` header, which names the site of an app that runs in a browser
 */
export type Agents = (agent: string, referrer?: string) => Sender;

interface KnownSender extends Omit<Sender, 'isSite'> {
  readonly isBrowser: boolean;
}

const maxAgents = 2000;

/** A few agents make most of the requests, so results are cached. */
export function createAgents(): Agents {
  const known = new Map<string, KnownSender>();

  function senderOf(agent: string): KnownSender {
    const found = known.get(agent);
    if (found !== undefined) return found;
    const text = headerText(agent);
    const sender = {
      ...readAgent(agentLists(), text),
      device: firstMatch(agentLists().devices, text)?.name ?? unknownOrigin,
    };
    if (known.size >= maxAgents) known.clear();
    known.set(agent, sender);
    return sender;
  }

  return (agent, referrer = '') => {
    const { isBrowser, ...sender } = senderOf(agent);
    const site =
      isBrowser && referrer !== '' ? firstMatch(agentLists().referrers, headerText(referrer)) : undefined;
    return { ...sender, name: site?.name ?? sender.name, isSite: site !== undefined };
  };
}

type NamedSender = Omit<KnownSender, 'device'>;

const robot = (name: string): NamedSender => ({ isRobot: true, name, isBrowser: false });
const app = (name: string): NamedSender => ({ isRobot: false, name, isBrowser: false });

/**
 * Robots before apps, apps before the libraries and browsers that they are built on: the order of OPAWG. Agents that it does not
 * list as robots or apps are robots if they call themselves so.
 */
function readAgent(lists: AgentLists, agent: string): NamedSender {
  const station = stationAgentName(agent);
  if (station !== null) return robot(station);
  const bot = firstMatch(lists.bots, agent);
  if (bot) return robot(bot.name);
  if (isWatchDuplicate(agent)) return robot('watchOS');
  const listed = firstMatch(lists.apps, agent);
  if (listed) return app(listed.name);
  const library = firstMatch(lists.libraries, agent);
  if (isOwnRobot(agent) || library?.category === 'bot') return robot(library?.name ?? unknownOrigin);
  if (library) return app(library.name);
  const browser = firstMatch(lists.browsers, agent);
  return browser ? { isRobot: false, name: browser.name, isBrowser: true } : app(unknownOrigin);
}

/** Node reads headers byte by byte, but names of apps such as 播客 are sent as UTF-8. No header has a newline. */
function headerText(header: string): string {
  const text = header.replaceAll(/[\r\n]/g, '');
  return /[\u0080-\u00FF]/.test(text) && !/[\u0100-\uFFFF]/.test(text)
    ? Buffer.from(text, 'latin1').toString()
    : text;
}
