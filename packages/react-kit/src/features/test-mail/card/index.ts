export { TestMailCard } from './test-mail-card.tsx';
