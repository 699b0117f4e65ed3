import { unknownOrigin } from '@postkit/sdk/schema';
import { platformOf } from './platforms.ts';
import { isRobot } from './robots.ts';

/** The platform of a user agent; null for a robot. */
export type Agents = (agent: string) => string | null;

const maxAgents = 2000;

/** A few agents make most of the requests, so results are cached. */
export function createAgents(): Agents {
  const known = new Map<string, string | null>();
  return (agent) => {
    const found = known.get(agent);
    if (found !== undefined) return found;
    const platform = isRobot(agent) ? null : (platformOf(agent) ?? unknownOrigin);
    if (known.size >= maxAgents) known.clear();
    known.set(agent, platform);
    return platform;
  };
}
