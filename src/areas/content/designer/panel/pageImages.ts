import { createContext, useContext } from 'react';
import type { PageImage } from '@/contract/content/home/weigh';

/** Where the images of the page are seen, by their files; links expire, so they come with the weight. */
export const PageImages = createContext<ReadonlyMap<string, PageImage>>(new Map());

export const usePageImage = (fileId: string) => useContext(PageImages).get(fileId);
