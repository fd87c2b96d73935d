/** Dispatched to the window when the entry of a remote arrives, or the live registry does after its time limit. A failed slot retries then. */
export const answerArrived = 'remote-answer-arrived';
