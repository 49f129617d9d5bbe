"""Rules run on the event loop, so they have a budget of time: a match that exceeds it stops its own table, no other.

A thread looks ten times a second whether the rules have been at it for too long, and interrupts them if so; that costs
those who keep within their budget nothing. What counts is the time that the processor works for them: on a busy machine
anybody may have to wait.
"""

import signal
import threading
from _thread import interrupt_main
from time import clock_gettime, pthread_getcpuclockid
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
        self.runs = 0
        """How often rules have begun."""
        self.is_running = False
        self.clock = pthread_getcpuclockid(threading.get_ident())
        """How long the processor has worked for the thread of the rules."""
        self.seen = (0, 0.0)
        """The run that was seen last, and what the clock said when it was first seen."""
        self.over = threading.Event()

    def __enter__(self) -> None:
        self.runs += 1
        self.is_running = True

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.is_running = False

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
            if self.is_running and self.runs != self.seen[0]:
                self.seen = self.runs, clock_gettime(self.clock)
            elif self._is_exceeded():
                interrupt_main(SIGNAL)

    def _is_exceeded(self) -> bool:
        run, begun = self.seen
        return self.is_running and self.runs == run and clock_gettime(self.clock) - begun > SECONDS

    def _break_off(self, _: int, __: FrameType | None) -> None:
        """In the main thread, between two of its steps: what has meanwhile been finished is let be."""
        if self._is_exceeded():
            self.is_running = False
            raise OverBudget("The rules of this table took too long.")
