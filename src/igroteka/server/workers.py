"""Processes for whatever takes long: bots, hints, looks back, boxes of strangers. The server never waits for them.

Every job has a limit of time, every process one of memory. Jobs are taken turn by turn between people, not in the order
of requests: whoever asks for a hundred things waits for them alone.
"""

import asyncio
import os
import signal
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar
from zlib import crc32

from msgspec import Struct

from igroteka.kernel import games

from .refusal import Refused

MEMORY = 2 * 2**30
"""So many bytes of address space a worker may have."""
NICENESS = 5
"""Whoever plays goes before whoever thinks."""

LOOK_LIMIT = 20.0
"""So many seconds somebody may look back, or into a box."""

T = TypeVar("T")


class WorkerDied(Exception):
    """The process was killed, or has run out of memory."""


class Job(Struct, eq=False):
    """Something to be worked out."""

    who: str
    home: str
    """What it is about: the worker that remembers it takes it, if it has nothing to do."""
    seconds: float
    question: tuple[Any, ...]
    done: asyncio.Future[Any]


class Workers:
    """The processes, and what waits for them."""

    def __init__(self, count: int) -> None:
        self.workers = [Worker() for _ in range(count)]
        self.threads = ThreadPoolExecutor(count, "worker")
        self.idle = list(self.workers)
        self.waiting: tuple[Queue, Queue] = Queue(), Queue()
        """What somebody is waiting for, then the rest."""
        self.tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Let the processes go."""
        for worker in self.workers:
            worker.close()
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def run(
        self, who: str, work: Callable[..., T], *question: object, seconds: float, home: str = "", watched: bool = True
    ) -> T:
        """Let a process work something out for somebody; raises what it raises.

        What takes too long is broken off and refused with a sentence.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting[not watched].add(Job(who, home, seconds, (work, *question), done))
        self._hand_out()
        return await done

    @property
    def queued(self) -> int:
        """How many jobs wait."""
        return sum(len(jobs) for queue in self.waiting for jobs in queue.people.values())

    def _hand_out(self) -> None:
        """Give the next jobs to the workers that have nothing to do."""
        while self.idle:
            job = self.waiting[0].next() or self.waiting[1].next()
            if job is None:
                return
            worker = self._home(job.home)
            self.idle.remove(worker)
            task = asyncio.create_task(self._work(worker, job))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def _home(self, home: str) -> "Worker":
        """The worker that remembers it, unless that is busy."""
        usual = self.workers[crc32(home.encode()) % len(self.workers)]
        return usual if usual in self.idle else self.idle[0]

    async def _work(self, worker: "Worker", job: Job) -> None:
        asking = asyncio.get_running_loop().run_in_executor(self.threads, worker.ask, job.seconds, job.question)
        result: Any = (await asyncio.gather(asking, return_exceptions=True))[0]
        self.idle.append(worker)
        if job.done.done():
            pass  # nobody wants it any more
        elif isinstance(result, BaseException):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
        self._hand_out()


class Queue:
    """What waits, by person: each in turn has one job taken."""

    def __init__(self) -> None:
        self.people: OrderedDict[str, deque[Job]] = OrderedDict()

    def add(self, job: Job) -> None:
        """Let a job wait."""
        self.people.setdefault(job.who, deque()).append(job)

    def next(self) -> Job | None:
        """The next job that somebody still wants; its person is last in the row afterwards."""
        while self.people:
            who, jobs = self.people.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self.people[who] = jobs
            if not job.done.done():
                return job
        return None


class Worker:
    """A process that works out one thing after another; one that dies is replaced."""

    def __init__(self) -> None:
        self._start()

    def _start(self) -> None:
        context = get_context("spawn")
        self.connection, end = context.Pipe()
        self.process = context.Process(target=_serve, args=(end,), daemon=True)
        self.process.start()
        end.close()
        self.is_ready = False

    def close(self) -> None:
        """Let the process go."""
        self.process.kill()
        self.connection.close()

    def ask(self, seconds: float, question: tuple[Any, ...]) -> Any:
        """Let the process think; if it dies, another is asked the same once more."""
        try:
            return self._ask(seconds, question)
        except WorkerDied:
            return self._ask(seconds, question)

    def _ask(self, seconds: float, question: tuple[Any, ...]) -> Any:
        try:
            if not self.is_ready:
                self.connection.recv()
                self.is_ready = True
            self.connection.send(question)
            if not self.connection.poll(seconds):
                self._replace()
                raise Refused("too-long", f"This took longer than {seconds:.0f} seconds and was broken off.", 422)
            is_error, answer = self.connection.recv()
        except (EOFError, OSError) as error:
            self._replace()
            raise WorkerDied("A worker has died.") from error
        if is_error:
            raise answer
        return answer

    def _replace(self) -> None:
        self.close()
        self._start()


# In a worker


def _serve(connection: Connection) -> None:
    """Answer questions until the server goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    games()  # loaded before the first question, whose time is limited
    _limit()
    try:
        connection.send(None)
        while True:
            work, *question = connection.recv()
            connection.send(_answer(work, question))
    except (EOFError, OSError):
        return


def _limit() -> None:
    with suppress(ImportError, OSError, ValueError):  # a system that knows no limits
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.nice(NICENESS)


def _answer(work: Callable[..., Any], question: list[Any]) -> tuple[bool, Any]:
    try:
        return False, work(*question)
    except MemoryError:
        return True, Refused("too-large", "This needed too much memory and was broken off.", 422)
    except Exception as error:
        return True, error
