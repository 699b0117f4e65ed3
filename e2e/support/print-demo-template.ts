import { demoTemplate } from './demo-template.ts';

console.log(await demoTemplate());
