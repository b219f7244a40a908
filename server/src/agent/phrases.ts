/** What the agent's diary says, in the language of the request. */
import type { TurnStep } from '@easel/contract';

type Language = 'en' | 'zh';
type Status = TurnStep['status'];

/** Past steps in the past tense, the running one in the present, coming ones as what is to be done. */
export function briefLabel(language: Language, status: Status): string {
  if (language === 'zh') return { running: '正在读需求', done: '读完需求' }[status as string] ?? '读需求';
  return { running: 'Reading the brief', done: 'Read the brief' }[status as string] ?? 'Read the brief';
}

export function picturesLabel(language: Language, status: Status, count: number | null): string {
  if (language === 'zh') {
    const what = count === null ? '图片' : ` ${count} 张图片`;
    return { running: `正在做${what}`, done: `做完${what}` }[status as string] ?? `做${what}`;
  }
  const what = count === null ? 'the pictures' : `${count} ${count === 1 ? 'picture' : 'pictures'}`;
  return { running: `Making ${what}`, done: `Made ${what}` }[status as string] ?? `Make ${what}`;
}

export function lostPictures(language: Language, lost: number, count: number): string {
  if (language === 'zh') return lost === count ? '一张也没有做成。' : `有 ${lost} 张没有做成，其余已放好。`;
  return lost === count ? 'None of them came out.' : `${lost} of ${count} did not come out; the others are placed.`;
}

export function pictureTookTooLong(language: Language): string {
  return language === 'zh' ? '模型太久没有给出结果。' : 'The model took too long.';
}

export function pictureFailed(language: Language): string {
  return language === 'zh' ? '模型没有给出可用的图片。' : 'The model gave no usable picture.';
}

export function stopped(language: Language): string {
  return language === 'zh' ? '你停止了这一步，已完成的都保留着。' : 'Stopped by you. What was done stays.';
}

export function turnFailed(language: Language, reason: 'model' | 'server'): string {
  if (language === 'zh') {
    return reason === 'model'
      ? '模型没有回答。请再试一次，或换一个模型。'
      : '服务器没能完成这一轮。已完成的都保留着，请再试一次。';
  }
  return reason === 'model'
    ? 'The model did not answer. Try again, or choose another model.'
    : 'The server could not finish this turn. What was done stays; try again.';
}
