import { appleCategory } from './apple-category.ts';
import type { FeedFinding } from './feed-finding.ts';
import type { FeedCategory } from './feed.ts';

/**
 * The findings about categories that are not in Apple's list. They are apart from `preflight`, because the list comes with
 * all schemas, for which the thread that reads feeds has no memory.
 */
export function preflightCategories(categories: readonly FeedCategory[]): FeedFinding[] {
  return categories.flatMap((written) => {
    const apple = appleCategory(written);
    const [name, successor] = [categoryText(written), apple ? categoryText(apple.category) : null];
    if (name === successor) return [];
    const advice = apple?.isWhole ? `; today it is “${successor}”` : '';
    const message = `“${name}” is not in Apple’s list of categories${advice}.`;
    return [{ rule: 'C2', level: 'error', message, field: 'categories' } as const];
  });
}

function categoryText({ name, subcategory }: FeedCategory): string {
  return subcategory ? `${name} > ${subcategory}` : name;
}
