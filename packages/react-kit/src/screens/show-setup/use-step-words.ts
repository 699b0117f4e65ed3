import { useMemo } from 'react';
import { categoryFieldsMessages } from '../../parts/feeds/category-fields/index.ts';
import { useWords } from '../../words/use-words.ts';
import { basicInfoMessages } from './basic-info/basic-info.messages.ts';
import { displayDetailsMessages } from './display-details/display-details.messages.ts';
import type { StepWords } from './show-setup.model.ts';

/** The words of the steps' errors, the same object until the language changes. */
export function useStepWords(): StepWords {
  const basicInfo = useWords(basicInfoMessages);
  const displayDetails = useWords(displayDetailsMessages);
  const categories = useWords(categoryFieldsMessages);
  return useMemo(() => ({ basicInfo, displayDetails, categories }), [basicInfo, displayDetails, categories]);
}
