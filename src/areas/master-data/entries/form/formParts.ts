import { createContext, type ReactElement, useContext } from 'react';
import type { PictureLinks } from './PicturesField';

/** What the rows of a form get from their page: staff and external applicants use different calls of the server. */
export interface FormParts {
  ranges: ReactElement;
  pictures: (props: { max: number; links: PictureLinks }) => ReactElement;
}

export const FormPartsContext = createContext<FormParts | undefined>(undefined);

export function useFormParts(): FormParts {
  const parts = useContext(FormPartsContext);
  if (!parts) throw new Error('A form stands on no page that knows its parts.');
  return parts;
}
