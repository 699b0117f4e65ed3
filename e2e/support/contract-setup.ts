import { prepareDemoTemplate } from './demo-template.ts';

export const setup = prepareDemoTemplate;
