import { createContext, useContext } from 'react';
import type { PageImage } from '@/contract/content/home/weigh';

/** Addresses of the images of the page, by file id; signed links expire, so they are renewed with each weighing. */
export const PageImages = createContext<ReadonlyMap<string, PageImage>>(new Map());

export const usePageImage = (fileId: string) => useContext(PageImages).get(fileId);
