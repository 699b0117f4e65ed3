import type { Config } from '../../platform/config.ts';
import type { SentType } from './delivery.policy.ts';
import type { Service } from './service.ts';
import { createFacebook } from './services/facebook.ts';
import { createFacebookVideo } from './services/facebook-video.ts';
import { createMegaphone } from './services/megaphone.ts';
import { createOmny } from './services/omny.ts';
import { createSpreaker } from './services/spreaker.ts';
import { createTwitter } from './services/twitter.ts';
import { createYoutube } from './services/youtube.ts';

/** Every platform that episodes are sent to, at the address that the configuration names. */
export function createServices({ services }: Config): Readonly<Record<SentType, Service>> {
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
