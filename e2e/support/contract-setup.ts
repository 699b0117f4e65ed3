import { prepareDemoTemplate } from './demo-template.ts';

export default prepareDemoTemplate;
