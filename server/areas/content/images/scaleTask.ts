export interface ScaleTask {
  bytes: Uint8Array;
  mime: string;
}

export interface Copy {
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** As a browser shows it, turned upright, and its smaller copies. */
export interface Scaled {
  width: number;
  height: number;
  copies: Copy[];
}

/** 'refused': damaged, too large, or one that moves; it stays as it is. */
export type ScaleAnswer = Scaled | 'refused';
