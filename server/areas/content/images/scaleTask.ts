export interface ScaleTask {
  bytes: Uint8Array;
  mime: string;
}

export interface Copy {
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** The size of an image as a browser shows it, turned upright, and its smaller copies. */
export interface Scaled {
  width: number;
  height: number;
  copies: Copy[];
}

/** 'refused': the image is damaged, too large, or animated; it stays as it is. */
export type ScaleAnswer = Scaled | 'refused';
