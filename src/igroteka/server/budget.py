"""Rules run on the event loop, so they have a budget of time: a match that exceeds it stops its own table, no other.

A thread looks ten times a second whether the rules have been at it for too long, and interrupts them if so; that costs
those who keep within their budget nothing. What counts is the time that the processor works for them: on a busy machine
anybody may have to wait.
"""

import signal
import threading
from _thread import interrupt_main
from time import clock_gettime, pthread_getcpuclockid, thread_time
from types import FrameType, TracebackType

SECONDS = 0.5
"""A hundred times what the slowest move with a standard box takes."""
LOOK = 0.1
SIGNAL = signal.SIGALRM


class OverBudget(Exception):
    """The rules took too long."""


class Budget:
    """`with budget:` around whatever runs the rules of a table."""

    def __init__(self) -> None:
        self.since: float | None = None
        """What the clock of the rules' own thread said when they began."""
        self.clock = pthread_getcpuclockid(threading.get_ident())
        self.over = threading.Event()

    def __enter__(self) -> None:
        self.since = thread_time()

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.since = None

    def watch(self) -> None:
        """Begin to look; only the main thread, where a server's event loop runs, can be interrupted."""
        if threading.current_thread() is threading.main_thread():
            signal.signal(SIGNAL, self._break_off)
            threading.Thread(target=self._look, daemon=True).start()

    def close(self) -> None:
        """Look no more."""
        self.over.set()

    def _look(self) -> None:
        while not self.over.wait(LOOK):
            if self._is_exceeded():
                interrupt_main(SIGNAL)

    def _is_exceeded(self) -> bool:
        since = self.since
        return since is not None and clock_gettime(self.clock) - since > SECONDS

    def _break_off(self, _: int, __: FrameType | None) -> None:
        """In the main thread, between two of its steps: what has meanwhile been finished is let be."""
        if self._is_exceeded():
            self.since = None
            raise OverBudget("The rules of this table took too long.")
