export { campaignStorageKey } from './campaign-media.ts';
export type { CampaignExports } from './campaign-exports.ts';
export { createCampaigns } from './campaigns.feature.ts';
