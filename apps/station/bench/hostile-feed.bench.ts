// Reads feeds designed to stop a station, and reports how long the main thread was blocked.
// node --conditions=postkit-source apps/station/bench/hostile-feed.bench.ts
import { createFeedReader } from '../src/rss/index.ts';

const head = '<rss><channel><title>T</title>';
const documents: Readonly<Record<string, string>> = {
  '1,000,000 nested elements': head + '<a>'.repeat(1_000_000),
  '20 MB of tags': head + '<a/>'.repeat(5_000_000),
  '5 MB of ampersands': '&'.repeat(5_000_000),
  '10,000 long items':
    head + `<item><description>${'x'.repeat(2300)}</description><enclosure url="/a"/></item>`.repeat(10_000),
};

/** The longest CPU time of the main thread in one turn, in ms; other programs on the machine do not count. */
function watchTurns(): () => number {
  let last = process.threadCpuUsage();
  let longest = 0;
  const timer = setInterval(() => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, (now.user + now.system - last.user - last.system) / 1000);
    last = now;
  }, 1);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

const reader = createFeedReader();
const address = 'https://feeds.example/feed.xml';
const results = [];
for (const [name, text] of Object.entries(documents)) {
  const document = { bytes: Buffer.from(text), contentType: null, address };
  await new Promise((resolve) => setTimeout(resolve, 50));
  const stop = watchTurns();
  const start = performance.now();
  const outcome = await reader.read(document, AbortSignal.timeout(60_000)).then(
    (podcast) => (podcast ? `${podcast.items.length} items` : 'not a feed'),
    (error: unknown) => String(error),
  );
  const seconds = (performance.now() - start) / 1000;
  await new Promise((resolve) => setTimeout(resolve, 5));
  const longest = stop();
  console.log(`${name}: ${outcome}, after ${seconds.toFixed(2)} s`);
  results.push({
    name: `hostile feed, ${name}: longest turn of the main thread`,
    ours: Number(longest.toFixed(1)),
    unit: 'ms',
    budget: '<= 100 ms',
  });
  results.push({
    name: `hostile feed, ${name}: outcome`,
    ours: Number(seconds.toFixed(2)),
    unit: 's',
    budget: '<= 2 s',
  });
}
await reader.close();
console.log(JSON.stringify(results));
