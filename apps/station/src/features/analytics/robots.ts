/** Agents that call themselves robots, fetch without a listener, or request the same audio a second time. */
const robots: readonly RegExp[] = [
  /bot\b|bot[/;_-]|crawl|spider|slurp|scrap(?:er|y)|archiver|transcoder|monitor|uptime|healthcheck|preview|validator|lighthouse/i,
  /^(?:curl|wget|python|go-http-client|java|libwww-perl|ruby|php|axios|node|undici|got|httpie|postmanruntime|aria2)\b/i,
  /facebookexternalhit|bingpreview|headlesschrome|phantomjs|podchaser|listennotes|podcastindex|podping|blubrry|chartable|feedburner|mediapartners/i,
  // The watch requests audio that the phone has already downloaded.
  /^atc\/.*watchos|\(null\)\/\(null\) watchos/i,
];

/** Whether a user agent is a robot; an empty one counts as a robot. */
export function isRobot(agent: string): boolean {
  return agent.trim() === '' || robots.some((robot) => robot.test(agent));
}
