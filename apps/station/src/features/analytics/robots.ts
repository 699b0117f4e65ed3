/** What calls itself a robot, fetches without anybody who listens, or asks for the same audio a second time. */
const robots: readonly RegExp[] = [
  /bot\b|bot[/;_-]|crawl|spider|slurp|scrap(?:er|y)|archiver|transcoder|monitor|uptime|healthcheck|preview|validator|lighthouse/i,
  /^(?:curl|wget|python|go-http-client|java|libwww-perl|ruby|php|axios|node|undici|got|httpie|postmanruntime|aria2)\b/i,
  /facebookexternalhit|bingpreview|headlesschrome|phantomjs|podchaser|listennotes|podcastindex|podping|blubrry|chartable|feedburner|mediapartners/i,
  // The watch asks for what the phone has downloaded already.
  /^atc\/.*watchos|\(null\)\/\(null\) watchos/i,
];

/** Whether a user agent is not somebody who listens; nor is one that says nothing. */
export function isRobot(agent: string): boolean {
  return agent.trim() === '' || robots.some((robot) => robot.test(agent));
}
