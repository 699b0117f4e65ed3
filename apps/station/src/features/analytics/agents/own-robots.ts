/** The watch requests audio that the phone has already downloaded (IAB 2.3, section 5.5.2, step 1.2, number 7). */
const watchDuplicate = /^atc\/.*watchos|\(null\)\/\(null\) watchos/i;

/** Agents that call themselves robots or fetch without a listener, and that OPAWG does not list. */
const robots: readonly RegExp[] = [
  /bot\b|bot[/;_-]|crawl|spider|slurp|scrap(?:er|y)|archiver|transcoder|monitor|uptime|healthcheck|preview|validator|lighthouse/i,
  /^(?:curl|wget|python|go-http-client|java|libwww-perl|ruby|php|axios|node|undici|got|httpie|postmanruntime|aria2)\b/i,
  /facebookexternalhit|bingpreview|headlesschrome|phantomjs|podchaser|listennotes|podcastindex|podping|blubrry|chartable|feedburner|mediapartners/i,
];

/** Whether a request repeats a download for a paired Apple Watch. */
export function isWatchDuplicate(agent: string): boolean {
  return watchDuplicate.test(agent);
}

/** Whether a user agent that OPAWG does not list is a robot; an empty one counts as a robot. */
export function isOwnRobot(agent: string): boolean {
  return agent.trim() === '' || robots.some((robot) => robot.test(agent));
}
