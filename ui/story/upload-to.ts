import { storyApi } from './FromApi.tsx';
import type { UploadPicture } from '../sections/use-picture-upload.ts';

/** The handlers are typed by the contract; these are the two answers that it gives. */
type Answer = { success: true; data: { url: string } } | { success: false; error: { message: string } };

/** Sends a picture to the story's mocked API, as the app does: XMLHttpRequest alone tells how far it has come. */
export function uploadTo(story: string): UploadPicture {
  return (file, { signal, onProgress }) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.open('POST', `${storyApi(story)}/images`);
      request.responseType = 'json';
      request.upload.addEventListener('progress', ({ loaded }) => onProgress(Math.min(loaded, file.size)));
      request.addEventListener('load', () => {
        const answer = request.response as Answer;
        resolve(answer.success ? answer.data : answer.error);
      });
      request.addEventListener('error', () => resolve({ message: 'The works cannot be reached.' }));
      signal.addEventListener('abort', () => request.abort());
      const body = new FormData();
      body.append('image', file);
      request.send(body);
    });
}
