export { createCampaigns } from './campaigns.feature.ts';
