import type { Config } from '../../../platform/config.ts';
import type { SentType } from '../delivery.policy.ts';
import type { PlatformAdapter } from '../platform-adapter.ts';
import { createFacebook } from './facebook.ts';
import { createFacebookVideo } from './facebook-video.ts';
import { createMegaphone } from './megaphone.ts';
import { createOmny } from './omny.ts';
import { createSpreaker } from './spreaker.ts';
import { createTwitter } from './twitter.ts';
import { createYoutube } from './youtube.ts';

/** Every platform that episodes are sent to, at the address that the configuration names. */
export function createPlatforms({ services }: Config): Readonly<Record<SentType, PlatformAdapter>> {
  return {
    facebook: createFacebook(services.facebookUrl),
    twitter: createTwitter(services.twitterUrl),
    spreaker: createSpreaker(services.spreakerUrl),
    v_youtube: createYoutube(services.youtubeUrl, services.youtubeRenewal),
    v_facebook: createFacebookVideo(services.facebookUrl, services.facebookVideoUrl),
    megaphone: createMegaphone(services.megaphoneUrl),
    omny: createOmny(services.omnyUrl),
  };
}
